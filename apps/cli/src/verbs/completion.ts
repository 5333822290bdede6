import type { TaskVerb } from './verb.ts';

// Loading the table of all commands on demand keeps the verbs free of import cycles.

export const completion: TaskVerb = {
  kind: 'task',
  name: 'completion',
  summary: 'Print a script that lets a shell complete commands, options and games',
  details: [
    'For bash, add to ~/.bashrc: source <(halma completion bash). For zsh, add the same with zsh to ~/.zshrc, after compinit. For fish: halma completion fish > ~/.config/fish/completions/halma.fish',
  ],
  examples: ['completion bash'],
  fields: ['shell'],
  operands: ['shell'],
  run: async (request, environment) =>
    (await import('../completion/run-completion.ts')).printCompletion(request, environment),
};

export const man: TaskVerb = {
  kind: 'task',
  name: 'man',
  summary: 'Print the manual page',
  details: ['To read it: halma man | man -l -'],
  examples: ['man'],
  fields: [],
  operands: [],
  run: async (_, environment) => (await import('../completion/run-completion.ts')).printManPage(environment),
};
