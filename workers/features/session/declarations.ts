/** Everything that the session feature declares, for the registry. */
import { activate } from "./endpoints/activate";
import { changeLanguage } from "./endpoints/change-language";
import { endSession } from "./endpoints/end-session";
import { findActivation } from "./endpoints/find-activation-link";
import { initUser } from "./endpoints/init-user";
import { issueCsrfToken } from "./endpoints/issue-csrf-token";
import { login } from "./endpoints/login";
import { optIn } from "./endpoints/opt-in";
import { refreshPointBalance } from "./endpoints/refresh-point-balance";
import { sendActivationLink } from "./endpoints/send-activation-link";

export const sessionDeclarations = {
	endpoints: {
		"session/activate": activate,
		"session/change-language": changeLanguage,
		"session/end-session": endSession,
		"session/find-activation-link": findActivation,
		"session/init-user": initUser,
		"session/issue-csrf-token": issueCsrfToken,
		"session/login": login,
		"session/opt-in": optIn,
		"session/refresh-point-balance": refreshPointBalance,
		"session/send-activation-link": sendActivationLink,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
