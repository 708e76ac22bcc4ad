/** Who may upload anything at all; an import may be for fewer. */
import type { Role } from "#workers/kernel/identity";

/** The roles. */
export const uploaders = ["account_owner", "distributor"] as const satisfies readonly Role[];
