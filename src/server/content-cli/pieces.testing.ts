import { readAllPieces } from './kinds.ts';

/** What is in the files, read once for all tests of a worker. */
export const PIECES = readAllPieces();
