import type { Slice } from '#platform/slice.ts';
import { messageTemplateKind, messageTemplatePieces } from './message-templates.ts';
import { messagesDataset } from './messages-dataset.ts';
import { messagesView } from './messages-view.ts';
import { messageRoutes } from './routes.ts';

export const messagesSlice: Slice = {
  name: 'messages',
  routes: messageRoutes,
  views: [messagesView],
  contentKinds: [messageTemplateKind],
  pieces: [messageTemplatePieces],
  tables: ['message'],
  datasets: [messagesDataset],
};
