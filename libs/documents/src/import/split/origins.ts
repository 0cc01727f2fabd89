import type { FieldOrigin } from '../read-resume.types.ts';
import type { ReadField } from './fields/field.types.ts';

/** Collects where the fields were read while the resume is put together. */
export class Origins {
  readonly all: FieldOrigin[] = [];
  /** By path, the printed words of fields that hold one of a list of choices. */
  readonly said = new Map<string, string>();

  /** The text of a field, cut to what it may hold; its place is kept. */
  text(path: string, field: ReadField | undefined, longest: number, isProse = false): string {
    if (!field) return '';
    const printed = field.text.replace(/\u00ad/g, '');
    const whole = isProse ? printed.trim() : printed.replace(/\s+/g, ' ').trim();
    const text = [...whole].slice(0, longest).join('');
    if (text !== '') this.add(path, field);
    if (field.said) this.said.set(path, field.said);
    return text;
  }

  add(path: string, { sources, box, isUnsure = false }: Omit<ReadField, 'text'>): void {
    const lines = [...new Set(sources)].sort((one, other) => one - other);
    this.all.push({ path, lines, needsCheck: isUnsure, ...(box ? { boxes: [box] } : {}) });
  }
}
