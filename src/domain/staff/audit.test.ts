import { expect, test } from 'vitest';
import { subjectParts } from './audit.ts';

test.each([
  ['comment 640 of 12', { kind: 'comment', number: '640', writer: '12' }],
  ['account 90211', { kind: 'account', number: '90211', writer: undefined }],
  ['editor', { kind: 'editor', number: undefined, writer: undefined }],
])('the parts of what a line is about: %s', (subject, parts) => {
  expect(subjectParts(subject)).toEqual(parts);
});
