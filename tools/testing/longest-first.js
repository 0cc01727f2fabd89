import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long, which jest cannot know on a fresh clone: begun first, none of them is left for one worker
 * while the other has nothing to do.
 */
const LONGEST =
  /\/(?:other-clients-languages|measuring-commands|check|write-letter|persona-measures|bad-files)\.[a-z-]+\.ts$/;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONGEST.test(path);
    const others = super.sort(tests);
    return [...others.filter(isLong), ...others.filter((test) => !isLong(test))];
  }
}
