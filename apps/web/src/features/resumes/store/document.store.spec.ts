import { describe, expect, it } from '@jest/globals';
import { emptyResumeForm } from '../form/resume-form.ts';
import { createDocumentStore } from './document.store.ts';

function openStore() {
  const clock = { now: 0 };
  const store = createDocumentStore(emptyResumeForm(), () => clock.now);
  const wait = (ms: number): void => {
    clock.now += ms;
  };
  return { store, edit: store.getState(), wait, document: () => store.getState().document };
}

describe('the document', () => {
  it('adds, moves and removes entries', () => {
    const { edit, document } = openStore();
    for (const company of ['A', 'B', 'C']) {
      edit.addEntry('experience');
      edit.setField(`experience.${document().experience.length - 1}.company`, company);
    }
    edit.moveEntry('experience', 2, 0);
    expect(document().experience.map(({ company }) => company)).toEqual(['C', 'A', 'B']);
    edit.removeEntry('experience', 1);
    expect(document().experience.map(({ company }) => company)).toEqual(['C', 'B']);
    edit.moveEntry('experience', 0, 5);
    expect(document().experience.map(({ company }) => company)).toEqual(['C', 'B']);
  });

  it('ignores blank skills and trims the others', () => {
    const { edit, document } = openStore();
    edit.addEntry('skills');
    edit.addSkills(0, ['  ', '']);
    edit.addSkills(0, [' SQL ', 'Excel']);
    edit.removeSkill(0, 1);
    expect(document().skills[0]?.items).toEqual(['SQL']);
  });

  it('leaves a text that was set to what it is alone', () => {
    const { edit, document } = openStore();
    const before = document();
    edit.setField('title', '');
    expect(document()).toBe(before);
  });

  it('ignores a field of an entry that is gone', () => {
    const { edit, document } = openStore();
    edit.setField('experience.4.company', 'Ghost');
    expect(document().experience).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('take a burst of typing in one field as one step', () => {
    const { store, edit, wait, document } = openStore();
    for (const text of ['L', 'La', 'Lag', 'Lagos']) {
      edit.setField('personalInfo.location', text);
      wait(100);
    }
    wait(2000);
    edit.setField('personalInfo.location', 'Lagos, Nigeria');
    expect(store.undo()).toBe('personalInfo.location');
    expect(document().personalInfo.location).toBe('Lagos');
    store.undo();
    expect(document().personalInfo.location).toBe('');
    expect(store.undo()).toBeUndefined();
    expect(store.redo()).toBe('personalInfo.location');
    expect(document().personalInfo.location).toBe('Lagos');
  });

  it('take each added skill as a separate step', () => {
    const { store, edit, document } = openStore();
    edit.addEntry('skills');
    edit.addSkills(0, ['SQL']);
    edit.addSkills(0, ['Excel']);
    store.undo();
    expect(document().skills[0]?.items).toEqual(['SQL']);
  });

  it('give the very document back, so that nothing counts as unsaved', () => {
    const { store, edit, document } = openStore();
    const before = document();
    edit.setField('title', 'x');
    store.undo();
    expect(document()).toBe(before);
  });

  it('reach back at least 200 steps', () => {
    const { store, edit, wait, document } = openStore();
    for (let step = 1; step <= 250; step += 1) {
      edit.setField('title', `title ${step}`);
      wait(1000);
    }
    for (let step = 0; step < 200; step += 1) store.undo();
    expect(document().title).toBe('title 50');
  });

  it('drop what was undone once something else is typed', () => {
    const { store, edit, wait, document } = openStore();
    edit.setField('title', 'one');
    wait(1000);
    edit.setField('title', 'two');
    store.undo();
    edit.setField('title', 'three');
    expect(store.redo()).toBeUndefined();
    expect(document().title).toBe('three');
  });
});
