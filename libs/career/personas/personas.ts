import { ADAEZE_OKONKWO } from './people/adaeze-okonkwo.persona.ts';
import { BISI_ALABI } from './people/bisi-alabi.persona.ts';
import { BLESSING_EFFIONG } from './people/blessing-effiong.persona.ts';
import { BRIAN_OKELLO } from './people/brian-okello.persona.ts';
import { CHIDINMA_EZE } from './people/chidinma-eze.persona.ts';
import { CLAUDINE_UWASE } from './people/claudine-uwase.persona.ts';
import { EMEKA_NWOSU } from './people/emeka-nwosu.persona.ts';
import { FEMI_OGUNLEYE } from './people/femi-ogunleye.persona.ts';
import { HALIMA_YUSUF } from './people/halima-yusuf.persona.ts';
import { IFEANYI_OBI } from './people/ifeanyi-obi.persona.ts';
import { JAMES_WHITMORE } from './people/james-whitmore.persona.ts';
import { KWAME_MENSAH } from './people/kwame-mensah.persona.ts';
import { LIAM_TREMBLAY } from './people/liam-tremblay.persona.ts';
import { MARISOL_REYES } from './people/marisol-reyes.persona.ts';
import { MUSA_IBRAHIM } from './people/musa-ibrahim.persona.ts';
import { NEEMA_MWAKALINGA } from './people/neema-mwakalinga.persona.ts';
import { NGOZI_UMEH } from './people/ngozi-umeh.persona.ts';
import { OMAR_AL_HASHIMI } from './people/omar-al-hashimi.persona.ts';
import { PRIYA_RAMAN } from './people/priya-raman.persona.ts';
import { SANI_BELLO } from './people/sani-bello.persona.ts';
import { SOFIA_MARTINEZ } from './people/sofia-martinez.persona.ts';
import { THABO_DLAMINI } from './people/thabo-dlamini.persona.ts';
import { TUNDE_ADEBAYO } from './people/tunde-adebayo.persona.ts';
import { WANJIKU_KAMAU } from './people/wanjiku-kamau.persona.ts';
import type { Persona } from './persona.types.ts';

/** All personas: 12 Nigerian, 6 from elsewhere in Africa, 6 from other continents. */
export const PERSONAS: readonly Persona[] = [
  ADAEZE_OKONKWO,
  TUNDE_ADEBAYO,
  CHIDINMA_EZE,
  MUSA_IBRAHIM,
  NGOZI_UMEH,
  EMEKA_NWOSU,
  BISI_ALABI,
  SANI_BELLO,
  BLESSING_EFFIONG,
  FEMI_OGUNLEYE,
  HALIMA_YUSUF,
  IFEANYI_OBI,
  WANJIKU_KAMAU,
  KWAME_MENSAH,
  THABO_DLAMINI,
  CLAUDINE_UWASE,
  NEEMA_MWAKALINGA,
  BRIAN_OKELLO,
  PRIYA_RAMAN,
  JAMES_WHITMORE,
  MARISOL_REYES,
  OMAR_AL_HASHIMI,
  SOFIA_MARTINEZ,
  LIAM_TREMBLAY,
];
