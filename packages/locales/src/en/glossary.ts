import { defineStrings, type Strings } from '../load.ts';

/** The strings of the glossary for players. */
const english = {
  title: 'Glossary',
  lead: 'The terms of the game and of this site.',
  learn: 'Learn',
  entries: 'Terms',
  sections: {
    board: 'Board and men',
    moves: 'Moves',
    rules: 'Rules and results',
    strategy: 'Strategy',
    analysis: 'Analysis',
    solitaires: 'Solitaires',
    online: 'Online play',
  },
  terms: {
    board: { term: 'Board', meaning: 'The squares or holes on which men stand.' },
    cell: {
      term: 'Square',
      meaning:
        'A square of a square board, or a hole of the star or the rhombus. Each has a name, such as e4.',
    },
    man: {
      term: 'Man',
      meaning: 'A piece. All of a player’s men are alike, except in Marked Halma, Color Halma and Cetro.',
    },
    seat: { term: 'Seat', meaning: 'A player’s place at the board, with its colour.' },
    army: { term: 'Army', meaning: 'All of a player’s men.' },
    camp: {
      term: 'Camp',
      meaning: 'The squares on which a player’s men start. The leaflets of 1885 and 1889 call it a yard.',
    },
    target: { term: 'Target', meaning: 'The camp opposite, which a player’s men have to fill.' },
    move: {
      term: 'Move',
      meaning:
        'What a player does in one turn: a step or a hop with one man. The length of a game is given in moves per player.',
    },
    step: { term: 'Step', meaning: 'A move to an empty neighbouring square.' },
    jump: {
      term: 'Jump',
      meaning: 'A leap in a straight line over one man to the empty square just beyond. Nothing is captured.',
    },
    hop: { term: 'Hop', meaning: 'One or more jumps by a man in one move.' },
    route: { term: 'Route', meaning: 'The squares on which a man lands during a hop.' },
    drop: { term: 'Drop', meaning: 'In Top Secret: putting a man from the hand on the board.' },
    bearOff: {
      term: 'Bear off',
      meaning: 'In Top Secret: moving a man over the edge of the board and out of the game.',
    },
    demand: {
      term: 'Demand',
      meaning: 'In Cetro: a requirement attached to a move: the opponent must jump next, if possible.',
    },
    pass: {
      term: 'Pass',
      meaning:
        'A turn without a move. Unless the rules say otherwise, only a player with no legal move passes.',
    },
    round: { term: 'Round', meaning: 'A part of a tournament, in which each player plays at one table.' },
    option: { term: 'Option', meaning: 'A rule that can be chosen before the game.' },
    preset: {
      term: 'Preset',
      meaning: 'A named set of options, such as the rules of the first leaflet of 1885.',
    },
    rank: { term: 'Place', meaning: 'A player’s position in the finishing order: 1st, 2nd, 3rd.' },
    partner: { term: 'Partner', meaning: 'A player on the same side. Partners win when both are home.' },
    evacuate: {
      term: 'Leaving the camp',
      meaning: 'The rule that you must leave your camp once your opponent has left theirs.',
    },
    homeLimit: {
      term: 'Camp limit',
      meaning: 'The number of moves after which a player with a man still in their own camp loses.',
    },
    repetition: {
      term: 'Repetition',
      meaning: 'The same position with the same player to move for the third time.',
    },
    ladder: {
      term: 'Ladder',
      meaning: 'A line of men with single gaps, along which a man can hop a long way.',
    },
    rung: { term: 'Rung', meaning: 'A man in a ladder.' },
    straggler: { term: 'Straggler', meaning: 'A man far behind the rest of its army.' },
    scout: { term: 'Scout', meaning: 'A man far ahead of the rest of its army.' },
    wall: { term: 'Wall', meaning: 'Two rows of men, one behind the other, which no man can jump.' },
    phase: {
      term: 'Phase',
      meaning:
        'A part of a game: the gambit (opening), the mêlée (the armies meet) or packing (filling the target).',
    },
    gambit: {
      term: 'Gambit',
      meaning: 'The opening of a game: each army leaves its camp, and the two have not met.',
    },
    melee: {
      term: 'Mêlée',
      meaning: 'The middle of a game: the armies meet, and each uses the other’s men.',
    },
    packing: { term: 'Packing', meaning: 'Filling the target in as few moves as possible.' },
    parity: {
      term: 'Parity class',
      meaning:
        'The squares that a man can reach by jumps alone. Only a step leads out of them, so some steps cannot be avoided.',
    },
    race: {
      term: 'Race',
      meaning:
        'The part of a game in which the armies have passed each other, and each only needs the shortest way home.',
    },
    lead: { term: 'Lead', meaning: 'The number of moves by which a player is ahead in the race.' },
    line: { term: 'Line', meaning: 'A sequence of moves that the engine expects.' },
    depth: { term: 'Depth', meaning: 'The number of moves the engine looks ahead.' },
    level: {
      term: 'Level',
      meaning: 'The computer’s playing strength, from 1 (Beginner) to 10 (Strongest).',
    },
    accuracy: {
      term: 'Accuracy',
      meaning:
        'How close a player’s moves are to the best ones, from 0 to 100%. A mistake scores 63% at most.',
    },
    review: { term: 'Review', meaning: 'The analysis of each move of a finished game.' },
    solitaire: { term: 'Solitaire', meaning: 'A problem for one army with no opponent.' },
    figure: {
      term: 'Figure',
      meaning: 'A symmetric set of squares outside a camp that its men can reach with one move each.',
    },
    key: { term: 'Key', meaning: 'The printed solution of a solitaire.' },
    crossing: {
      term: 'Crossing',
      meaning: 'Bringing an army from its camp to the target with no opponent on the board.',
    },
    longHop: {
      term: 'Longest hop',
      meaning:
        'The problem of placing men so that a given man needs as many jumps as possible to cross the board in one hop.',
    },
    lobby: { term: 'Lobby', meaning: 'The page with the open games.' },
    openGame: { term: 'Open game', meaning: 'A game in the lobby that is waiting for players.' },
    spectator: { term: 'Spectator', meaning: 'A person who watches a game.' },
    takeback: { term: 'Takeback', meaning: 'Undoing a move, if the opponents agree.' },
    abort: {
      term: 'Abort',
      meaning: 'Ending a game before all players have moved. The game does not count.',
    },
    premove: {
      term: 'Premove',
      meaning: 'A move chosen in advance and played on your turn, if it is legal then.',
    },
    clock: {
      term: 'Clock',
      meaning: 'Main time for the whole game and an increment per move, such as 10 min + 5 s.',
    },
    correspondence: {
      term: 'Correspondence',
      meaning: 'A game with a time limit of one or more days per move.',
    },
    moderator: { term: 'Moderator', meaning: 'A person who handles reports on a server.' },
  },
};

export type GlossaryStrings = typeof english;

export const glossaryStrings: Strings<GlossaryStrings> = defineStrings('glossary', english);
