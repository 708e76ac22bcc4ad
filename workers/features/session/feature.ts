/** Everything that the session feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { activate } from "./endpoints/activate";
import { changeLanguage } from "./endpoints/change-language";
import { endSession } from "./endpoints/end-session";
import { findActivation } from "./endpoints/find-activation-link";
import { findReset } from "./endpoints/find-reset-link";
import { initUser } from "./endpoints/init-user";
import { issueCsrfToken } from "./endpoints/issue-csrf-token";
import { login } from "./endpoints/login";
import { optIn } from "./endpoints/opt-in";
import { refreshPointBalance } from "./endpoints/refresh-point-balance";
import { requestPasswordReset } from "./endpoints/request-password-reset";
import { resetPassword } from "./endpoints/reset-password";
import { sendActivationLink } from "./endpoints/send-activation-link";
import { sendPasswordLink } from "./jobs/send-password-link";
import { sweepOverSessions } from "./jobs/sweep-sessions";

export const feature = defineFeature({
	endpoints: [
		activate,
		changeLanguage,
		endSession,
		findActivation,
		findReset,
		initUser,
		issueCsrfToken,
		login,
		optIn,
		refreshPointBalance,
		requestPasswordReset,
		resetPassword,
		sendActivationLink,
	],
	jobs: [sendPasswordLink],
	scheduled: [sweepOverSessions],
});
