// Generated from the JSON Schema by `npm run data`.

/**
 * Code points in hexadecimal, one or a span: `B7`, `A0-17F`.
 *
 * @minItems 1
 */
export type Ranges = [string, ...string[]];

/**
 * Families of the sheets and the scripts they are cut into. The Noto families carry every Latin letter in one file, with the tones, dots and hooks of Yoruba, Igbo, Hausa, Akan and Ewe and the currency signs. The other families are cut finer, so that a page loads little: `basic` has western Europe, `extended` and `toned` what Yoruba, Igbo and Hausa add, in one file (`accented`) where the package has whole faces. Arabic and Ethiopic have a family of their own each, loaded where such letters occur. What no script has falls back to the fonts of the device.
 */
export interface Faces {
  source: string;
  scripts: {
    latin: Ranges;
    'greek-cyrillic': Ranges;
    basic: Ranges;
    accented: Ranges;
    extended: Ranges;
    toned: Ranges;
    arabic: Ranges;
    ethiopic: Ranges;
  };
  /**
   * @minItems 1
   */
  families: [Family, ...Family[]];
}
export interface Family {
  family: string;
  /**
   * Begins the names of its files.
   */
  slug: string;
  /**
   * @minItems 1
   */
  cuts: ['regular' | 'bold' | 'italic' | 'bold-italic', ...('regular' | 'bold' | 'italic' | 'bold-italic')[]];
  /**
   * The first is always loaded.
   *
   * @minItems 1
   */
  scripts: [
    'latin' | 'greek-cyrillic' | 'basic' | 'accented' | 'extended' | 'toned' | 'arabic' | 'ethiopic',
    ...('latin' | 'greek-cyrillic' | 'basic' | 'accented' | 'extended' | 'toned' | 'arabic' | 'ethiopic')[]
  ];
}
