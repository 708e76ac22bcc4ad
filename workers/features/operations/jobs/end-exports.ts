/** Opens clients again that an export held which broke off. */
import type { PlatformWork } from "#workers/kernel/define-job";
import { endAbandonedExports } from "../steps/end-exports";

export const endExports: PlatformWork = {
	name: "operations/end-exports",
	summary: "Opens clients again whose export broke off some minutes ago.",
	handler: (scope) => endAbandonedExports(scope),
};
