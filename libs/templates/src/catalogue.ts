import { TEMPLATE_CATALOGUE, type TemplateCard } from '@career/contracts/vocabulary/template-catalogue';
import { TEMPLATE_IDS, type TemplateId } from '@career/contracts/vocabulary/template-ids';

export interface TemplateInfo extends TemplateCard {
  id: TemplateId;
}

/** All templates, in the order of the gallery. */
export const TEMPLATES: readonly TemplateInfo[] = TEMPLATE_IDS.map((id) => ({
  id,
  ...TEMPLATE_CATALOGUE[id],
}));

export const findTemplate = (id: string): TemplateInfo | undefined =>
  TEMPLATES.find((template) => template.id === id);
