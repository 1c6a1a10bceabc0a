import { expect } from '@playwright/test';
import { ExercisePage, QUIZ, WAITING } from '../kit/exercise-page.ts';
import { ProgrammePage } from '../kit/programme.ts';
import type { Screen } from './tour.ts';

const CHANGE = '**/webform_rest/*/submission/*';
const DRAFTS = '**/api/v1/drafts/**';
const refused = (status: number, code: string) => ({ status, json: { code, message: '' } });

/** An exercise in all its states, for someone who has just begun. */
export const exerciseScreens: readonly Screen[] = [
  {
    name: 'exercise that is not open yet',
    async open(visitor) {
      await visitor.createAccount();
      await new ExercisePage(visitor).open(WAITING);
      await expect(visitor.main.getByText(visitor.say('programme:exercise.locked.previous'))).toBeVisible();
    },
  },
  {
    name: 'exercise',
    async open(visitor) {
      await new ExercisePage(visitor).open();
      await expect(new ExercisePage(visitor).button('begin')).toBeVisible();
    },
  },
  {
    name: 'list of an exercise, with examples',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.button('begin').click();
      await expect(exercise.rows).toHaveCount(3);
    },
  },
  {
    name: 'list with a text that is too long, kept on the device',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.row(1).fill('woord '.repeat(60));
      await exercise.expectDraft('refused');
      await exercise.onward.click();
      await expect(exercise.row(1)).toBeFocused();
    },
  },
  {
    name: 'exercise with whom to call, and a draft that is saved',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.row(1).fill('slapen');
      await exercise.goOn();
      await exercise.mostImportant.fill('Ik wil niet meer leven.');
      await expect(visitor.main.getByText(visitor.say('ui:crisis.suicide.title'))).toBeVisible();
      await exercise.expectDraft('saved');
    },
  },
  {
    name: 'exercise while the session is over',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await visitor.page.route(DRAFTS, (route) => route.fulfill(refused(403, 'login_required')));
      await exercise.mostImportant.fill('rust');
      await exercise.expectDraft('sessionOver');
      await visitor.page.unroute(DRAFTS);
    },
  },
  {
    name: 'exercise for later',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.ask(2);
      await exercise.mostImportant.fill('rust en tijd');
      await exercise.button('later.button').click();
      await exercise.expectDraft('saved');
    },
  },
  {
    name: 'exercise that was begun',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.open();
      await expect(exercise.button('step.goOn')).toBeVisible();
    },
  },
  {
    name: 'exercise that is done',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.button('step.goOn').click();
      await exercise.expectQuestion(3);
      await exercise.submit();
    },
  },
  {
    name: 'quiz with a problem',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.open(QUIZ);
      await exercise.button('begin').click();
      await exercise.button('step.goOn').click();
      await expect(visitor.main.getByRole('checkbox').first()).toBeFocused();
    },
  },
  {
    name: 'quiz with its explanation',
    async open(visitor) {
      const boxes = visitor.main.getByRole('checkbox');
      await boxes.first().check();
      await boxes.last().check();
      await new ExercisePage(visitor).goOn();
      await expect(visitor.main.getByText(visitor.say('programme:exercise.mark.fits')).first()).toBeVisible();
      await new ExercisePage(visitor).expectDraft('saved');
    },
  },
  {
    name: 'quiz that is done',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.goOn();
      await exercise.answer();
      await exercise.submit();
    },
  },
  {
    name: 'balance of two lists',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.open(WAITING);
      await exercise.button('begin').click();
      await exercise.answer();
    },
  },
  {
    name: 'number from 0 to 10',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await new ProgrammePage(visitor).answer(WAITING);
      await exercise.open('s-rulers');
      await exercise.button('begin').click();
      await exercise.answer();
    },
  },
  {
    name: 'question about that number',
    async open(visitor) {
      await new ExercisePage(visitor).goOn();
      await expect(
        visitor.main.getByText(visitor.say('programme:exercise.said', { said: '7' })),
      ).toBeVisible();
    },
  },
  {
    name: 'question before throwing a change away',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.open();
      await exercise.change('iets anders');
      await exercise.expectDraft('saved');
      await exercise.button('keepOld').click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'exercise with a change that was begun',
    async open(visitor) {
      await new ExercisePage(visitor).open();
      await expect(new ExercisePage(visitor).button('changeOn')).toBeVisible();
    },
  },
  {
    name: 'two versions of an exercise',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.button('changeOn').click();
      await visitor.page.route(CHANGE, (route) => route.fulfill(refused(409, 'edit_conflict')));
      await exercise.button('saveChange').click();
      await expect(exercise.conflictButton('keepMine')).toBeVisible();
    },
  },
];
