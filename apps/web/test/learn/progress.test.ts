import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LESSON_IDS } from '../../src/learn/lesson.ts';
import { keepDone, lessonsDone, nextLesson } from '../../src/learn/progress.ts';

describe('what was learnt', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
  });

  it('is kept, each lesson once, and the next one is the first that is left', () => {
    expect(nextLesson(lessonsDone())).toBe('step');
    keepDone('step');
    keepDone('hop');
    keepDone('hop');
    expect([...lessonsDone()]).toEqual(['step', 'hop']);
    expect(nextLesson(lessonsDone())).toBe('jump');
  });

  it('begins again when all is done', () => {
    expect(nextLesson(new Set(LESSON_IDS))).toBe('step');
  });

  it.each(['7', '["sorcery","step"]', 'no text of this kind'])('is not upset by %s', (text) => {
    kept.set('halma.learn', text);
    expect([...lessonsDone()].filter((id) => id !== 'step')).toEqual([]);
  });
});
