/** How records of others are described. */
import { config, z } from 'zod';

/** The library would write code at run time for speed, which a page under a strict content policy may not. */
config({ jitless: true });

export { z };
