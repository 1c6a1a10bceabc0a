import type { Slice } from '#platform/slice.ts';
import { diaryDataset } from './diary-dataset.ts';
import { diaryNodes } from './diary-nodes.ts';
import { diaryOverview } from './diary-view.ts';
import { type OpenNote, writeNoteEntries } from './write-note-entries.ts';

/** `openNote` is how the slice of registrations reads its notes. */
export const diarySlice = (openNote: OpenNote): Slice => ({
  name: 'diary',
  nodes: [diaryNodes],
  views: [diaryOverview],
  jobs: [writeNoteEntries(openNote)],
  tables: ['diary_entry', 'note_backlog'],
  entered: ['diary_entry'],
  datasets: [diaryDataset],
});
