import ADAEZE_OKONKWO from './people/adaeze-okonkwo.json' with { type: 'json' };
import BISI_ALABI from './people/bisi-alabi.json' with { type: 'json' };
import BLESSING_EFFIONG from './people/blessing-effiong.json' with { type: 'json' };
import BRIAN_OKELLO from './people/brian-okello.json' with { type: 'json' };
import CHIDINMA_EZE from './people/chidinma-eze.json' with { type: 'json' };
import CLAUDINE_UWASE from './people/claudine-uwase.json' with { type: 'json' };
import EMEKA_NWOSU from './people/emeka-nwosu.json' with { type: 'json' };
import FEMI_OGUNLEYE from './people/femi-ogunleye.json' with { type: 'json' };
import HALIMA_YUSUF from './people/halima-yusuf.json' with { type: 'json' };
import IFEANYI_OBI from './people/ifeanyi-obi.json' with { type: 'json' };
import JAMES_WHITMORE from './people/james-whitmore.json' with { type: 'json' };
import KWAME_MENSAH from './people/kwame-mensah.json' with { type: 'json' };
import LIAM_TREMBLAY from './people/liam-tremblay.json' with { type: 'json' };
import MARISOL_REYES from './people/marisol-reyes.json' with { type: 'json' };
import MUSA_IBRAHIM from './people/musa-ibrahim.json' with { type: 'json' };
import NEEMA_MWAKALINGA from './people/neema-mwakalinga.json' with { type: 'json' };
import NGOZI_UMEH from './people/ngozi-umeh.json' with { type: 'json' };
import OMAR_AL_HASHIMI from './people/omar-al-hashimi.json' with { type: 'json' };
import PRIYA_RAMAN from './people/priya-raman.json' with { type: 'json' };
import SANI_BELLO from './people/sani-bello.json' with { type: 'json' };
import SOFIA_MARTINEZ from './people/sofia-martinez.json' with { type: 'json' };
import THABO_DLAMINI from './people/thabo-dlamini.json' with { type: 'json' };
import TUNDE_ADEBAYO from './people/tunde-adebayo.json' with { type: 'json' };
import WANJIKU_KAMAU from './people/wanjiku-kamau.json' with { type: 'json' };
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
