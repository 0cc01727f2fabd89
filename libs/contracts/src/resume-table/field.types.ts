/**
 * Where a field is shown on a sheet or in a text file; `line` is `Label: value` in the standard block, `own`
 * has special code.
 */
export type Place = 'title' | 'detail' | 'aside' | 'period' | 'body' | 'line' | 'contact' | 'own' | 'none';

/** A place with the words around the field. */
export interface Placed {
  readonly in: Place;
  /** Between this field and what precedes it in the same place. */
  readonly glue?: string;
  /** Always before this field. */
  readonly prefix?: string;
  /** Comes right after this field, wherever the table has it. */
  readonly after?: string;
  /** Left out where this other field says something. */
  readonly unless?: string;
  /** Joined to the number that this other field of the same place holds, and left out where it holds none. */
  readonly joins?: string;
}

/** How the editor asks for a field. The label of the input is the field's own in capitals unless stated. */
export interface FieldInput {
  readonly label?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** As wide as the form. */
  readonly wide?: boolean;
  readonly type?: 'email' | 'tel' | 'url' | 'date';
  readonly autoComplete?: string;
  readonly rows?: number;
  /** Rules of writing that look at the text. */
  readonly hints?: 'summary' | 'description';
  /** Words offered while typing. */
  readonly suggestions?: 'industries';
  /** A part of the form that only this field needs. */
  readonly control?: 'photo' | 'skills' | 'exam-subjects' | 'exam-result';
  /** Asked while another field of the same object differs from a value. */
  readonly unless?: { readonly field: string; readonly is: string };
  /** Comes right after this field, wherever the table has it. */
  readonly after?: string;
  /** Asked among the facts that only some countries expect. */
  readonly group?: 'further';
  /** What the choices are called, where capitals alone are not enough. */
  readonly words?: Readonly<Record<string, string>>;
}

interface AnyField {
  /** What messages and text files call it. */
  readonly label: string;
  /** What it is called where its section is named already. */
  readonly shortLabel?: string;
  /** A complete resume needs it; the message when it is empty, where it is not that the label is required. */
  readonly required?: true | string;
  /** Whether the key may be missing; by default it may unless the field is required. */
  readonly optional?: boolean;
  /** Name that the editor and older clients have for it; the API takes it, too. */
  readonly alias?: string;
  /** Set by the product: the person is not asked for it. */
  readonly unasked?: boolean;
  /** Says something of the person by which nobody may be judged: files for some countries leave it out. */
  readonly protected?: true;
  /** Printed only when the person, or the country aimed at, asks for it. */
  readonly onRequest?: true;
  /** Null instead of an empty text. */
  readonly nullable?: boolean;
  /** Shown after an import even where nothing was found; by default what is required is. */
  readonly expected?: boolean;
  readonly input?: FieldInput;
  /** Place on sheets and PDFs; `line` where nothing is said. */
  readonly sheet?: Place | Placed;
  /** Place in Word and text files; as on sheets where nothing is said. */
  readonly text?: Place | Placed;
  /** Key in JSON Resume; `x-` and the name where nothing is said, false where the exporter has its own code. */
  readonly json?: string | false;
}

interface TextField extends AnyField {
  readonly kind: 'text';
  readonly max?: number;
  /** JSON Resume holds a list of texts. */
  readonly jsonList?: boolean;
}
/** Several lines of text. */
interface LinesField extends AnyField {
  readonly kind: 'lines';
  readonly max: number;
  /** JSON Resume holds a list of statements instead of the text. */
  readonly jsonList?: boolean;
}
interface MonthField extends AnyField {
  readonly kind: 'month-or-year';
  /** What is held ends with it. */
  readonly validity?: true;
  /** May not be before another field of the entry, unless a flag says that it does not count. */
  readonly notBefore?: { readonly field: string; readonly unless: string; readonly message: string };
}
/** How far a paper or a service is had. */
type EntryState =
  | 'held'
  | 'student'
  | 'candidate'
  | 'exempt'
  | 'excluded'
  | 'serving'
  | 'not yet'
  | 'mentioned';

interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  /** Name of the list of choices in the API document. */
  readonly enumName: string;
  /** Without one, the choice is left out until the person makes it. */
  readonly default?: string;
  readonly message?: string;
  /** How far the entry is had by each choice; without a choice it is only mentioned. */
  readonly states?: Readonly<Record<string, EntryState>>;
}
/** A day. */
interface DayField extends AnyField {
  readonly kind: 'date';
}
interface FlagField extends AnyField {
  readonly kind: 'flag';
  /** It says that the entry continues, which a page may show; any other flag only the person sets. */
  readonly ongoing?: true;
}
/** A list of lines. */
interface ListField extends AnyField {
  readonly kind: 'list';
  readonly max: number;
}
interface AddressField extends AnyField {
  readonly kind: 'email' | 'optional-email' | 'url' | 'picture-url' | 'web-link';
}

/** One field of the resume. */
export type Field =
  | TextField
  | LinesField
  | MonthField
  | DayField
  | ChoiceField
  | FlagField
  | ListField
  | AddressField;
export type Fields = Readonly<Record<string, Field>>;

/** Description and example of each field, for the API document alone: screens do not load them. */
export type FieldDocs<Of extends Fields> = {
  readonly [Name in keyof Of]: readonly [description: string, example?: string];
};

type Value<Of extends Field> = Of extends { kind: 'flag' }
  ? boolean
  : Of extends { kind: 'list' }
    ? string[]
    : Of extends { kind: 'choice'; choices: readonly (infer Word)[] }
      ? Word
      : Of extends { nullable: true }
        ? string | null
        : string;

type IsOptional<Of extends Field> = Of extends { optional: infer Optional }
  ? Optional
  : Of extends { required: true | string }
    ? false
    : true;

type NamesOf<Of extends Fields, Optional extends boolean> = {
  [Name in keyof Of]: IsOptional<Of[Name]> extends Optional ? Name : never;
}[keyof Of];

/** The object that holds these fields. */
export type ValuesOf<Of extends Fields> = {
  -readonly [Name in NamesOf<Of, false>]: Value<Of[Name]>;
} & { -readonly [Name in NamesOf<Of, true>]?: Value<Of[Name]> };

/** Whether the key may be missing. */
export const isOptional = ({ optional, required }: Field): boolean => optional ?? required === undefined;

type Ordered = Readonly<Record<string, Field>>;

/** The fields in the order of a screen or a page: as the table has them, except those that follow another by name. */
export function inOrder(fields: Ordered, afterOf: (field: Field) => string | undefined): [string, Field][] {
  const rows = Object.entries(fields);
  const isMoved = ([, field]: [string, Field]): boolean => afterOf(field) !== undefined;
  const followers = (name: string): [string, Field][] =>
    rows.filter(([, field]) => afterOf(field) === name).flatMap((row) => [row, ...followers(row[0])]);
  return rows.filter((row) => !isMoved(row)).flatMap((row) => [row, ...followers(row[0])]);
}
