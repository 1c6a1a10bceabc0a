import type { Slice } from '#platform/slice.ts';
import { exerciseAnswersView } from './answers-view.ts';
import { exerciseKind } from './authoring/exercise-kind.ts';
import { programmePieces } from './authoring/pieces.ts';
import { phaseKind, programKind } from './authoring/program-kind.ts';
import { tipKind } from './authoring/tip-kind.ts';
import { draftsDataset } from './drafts-dataset.ts';
import { exercisesDataset } from './exercises-dataset.ts';
import { findExerciseForm, programmeRoutes } from './routes.ts';
import { highlightedTipsView, tipsView } from './tips.ts';

export const programmeSlice: Slice = {
  name: 'programme',
  routes: programmeRoutes,
  findForm: findExerciseForm,
  views: [exerciseAnswersView, tipsView, highlightedTipsView],
  contentKinds: [programKind, phaseKind, exerciseKind, tipKind],
  pieces: [programmePieces],
  tables: ['exercise_submission', 'exercise_draft'],
  entered: ['exercise_submission', 'exercise_draft'],
  datasets: [exercisesDataset, draftsDataset],
};
