/** Goes on with erasing clients whose 30 days are over: they are no accounts of the schedule any more. */
import type { PlatformWork } from "#workers/kernel/define-job";
import { eraseDueTenants } from "../steps/erase-tenant";

export const eraseTenants: PlatformWork = {
	name: "operations/erase-tenants",
	summary: "Deletes a bounded piece of each client whose erasure is due.",
	handler: ({ env }) => eraseDueTenants(env),
};
