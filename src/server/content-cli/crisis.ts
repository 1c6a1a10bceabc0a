import { hearsWell, measureHearing } from '#features/programme/server/crisis-hearing.ts';

// npm run content:crisis: how many sentences of crisis-sentences.yaml the phrases of crisis-phrases.yaml recognise, and for which
// everyday sentences they raise a false alarm. Fails below nine in ten, or with too many false alarms.

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
