import { hearsWell, measureHearing } from '#features/programme/server/crisis-hearing.ts';

// npm run content:crisis: how many sentences of crisis-sentences.yaml the words of crisis-phrases.yaml hear, and at which everyday ones
// they raise a false alarm. Fails below nine of ten, or with more false alarms than it should have.

for (const hearing of measureHearing()) {
  const { crisis, language, sentences, missed, everyday, falseAlarms } = hearing;
  const lines = [
    `${crisis} (${language}): ${sentences - missed.length} of ${sentences} heard, ${falseAlarms.length} of ${everyday} everyday sentences`,
    ...missed.map((text) => `  missed: ${text}`),
    ...falseAlarms.map((text) => `  false alarm: ${text}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!hearsWell(hearing)) process.exitCode = 1;
}
