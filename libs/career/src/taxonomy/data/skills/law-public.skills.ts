import type { Skill } from '../../taxonomy.types.ts';

/* Law, government, public service and policy. Written by us from adverts and the names of Nigerian laws and offices. */
export const LAW_PUBLIC_SKILLS: readonly Skill[] = [
  { id: 'legal-research', name: 'Legal research', aliases: ['legal writing and research'], kind: 'method' },
  {
    id: 'research-skills',
    name: 'Research skills',
    aliases: ['desk research', 'secondary research', 'research and analysis'],
    kind: 'method',
  },
];
