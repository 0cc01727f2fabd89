import { TEMPLATE_CATALOGUE, type TemplateCard } from '@career/contracts/vocabulary/template-catalogue';
import { TEMPLATE_IDS, type TemplateId } from '@career/contracts/vocabulary/template-ids';
import { DESIGNS } from './designs/all-designs.ts';

export interface TemplateInfo extends TemplateCard {
  id: TemplateId;
  /** Whether it shows the portrait of the resume. */
  photo: boolean;
}

/** All templates, in the order of the gallery. */
export const TEMPLATES: readonly TemplateInfo[] = TEMPLATE_IDS.map((id) => ({
  id,
  ...TEMPLATE_CATALOGUE[id],
  photo: DESIGNS[id].photo ?? false,
}));

export const findTemplate = (id: string): TemplateInfo | undefined =>
  TEMPLATES.find((template) => template.id === id);
