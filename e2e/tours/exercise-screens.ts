import { expect } from '@playwright/test';
import { ExercisePage, QUIZ, WAITING } from '../kit/exercise-page.ts';
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
      await expect(new ExercisePage(visitor).rows).toHaveCount(3);
    },
  },
  {
    name: 'exercise with a problem',
    async open(visitor) {
      await new ExercisePage(visitor).button('submit').click();
      await expect(new ExercisePage(visitor).row(1)).toBeFocused();
    },
  },
  {
    name: 'exercise with texts that are too long, kept on the device',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.row(1).fill('woord '.repeat(60));
      await exercise.mostImportant.fill('woord '.repeat(200));
      await exercise.expectDraft('refused');
    },
  },
  {
    name: 'exercise with whom to call, and a draft that is saved',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.row(1).fill('slapen');
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
  { name: 'exercise that is done', open: (visitor) => new ExercisePage(visitor).submit() },
  {
    name: 'quiz with problems',
    async open(visitor) {
      const exercise = new ExercisePage(visitor);
      await exercise.open(QUIZ);
      await exercise.button('submit').click();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'quiz with its explanations',
    async open(visitor) {
      const [first, second] = [0, 1].map((number) => visitor.main.getByRole('group').nth(number));
      await first?.getByRole('checkbox').first().check();
      await first?.getByRole('checkbox').last().check();
      await second?.getByRole('checkbox').first().check();
      await new ExercisePage(visitor).submit();
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
      await expect(exercise.button('conflict.keepMine')).toBeVisible();
    },
  },
];
