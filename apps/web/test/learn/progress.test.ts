import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LESSON_IDS } from '../../src/learn/lesson.ts';
import { completedLessons, nextLesson, storeLessonDone } from '../../src/learn/progress.ts';

describe('the progress of the course', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
  });

  it('stores each lesson once, and the next lesson is the first open one', () => {
    expect(nextLesson(completedLessons())).toBe('step');
    storeLessonDone('step');
    storeLessonDone('hop');
    storeLessonDone('hop');
    expect([...completedLessons()]).toEqual(['step', 'hop']);
    expect(nextLesson(completedLessons())).toBe('jump');
  });

  it('starts over when all lessons are done', () => {
    expect(nextLesson(new Set(LESSON_IDS))).toBe('step');
  });

  it.each(['7', '["sorcery","step"]', 'no text of this kind'])('ignores %s', (text) => {
    stored.set('halma.learn', text);
    expect([...completedLessons()].filter((id) => id !== 'step')).toEqual([]);
  });
});
