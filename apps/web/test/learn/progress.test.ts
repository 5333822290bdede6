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

  it('lists each completed lesson once, and continues with the first open lesson', () => {
    expect(nextLesson(completedLessons())).toBe('step');
    storeLessonDone('step');
    storeLessonDone('hop');
    storeLessonDone('hop');
    expect([...completedLessons()]).toEqual(['step', 'hop']);
    expect(nextLesson(completedLessons())).toBe('jump');
  });

  it('starts over after all lessons', () => {
    expect(nextLesson(new Set(LESSON_IDS))).toBe('step');
  });

  it.each(['7', '["sorcery","step"]', 'not JSON'])('ignores the stored text %s', (text) => {
    stored.set('halma.learn', text);
    expect([...completedLessons()].filter((id) => id !== 'step')).toEqual([]);
  });
});
