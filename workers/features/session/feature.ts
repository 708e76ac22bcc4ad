/** Everything that the session feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { activate } from "./endpoints/activate";
import { cancelEmailChange } from "./endpoints/cancel-email-change";
import { changeEmail } from "./endpoints/change-email";
import { changeLanguage } from "./endpoints/change-language";
import { changePassword } from "./endpoints/change-password";
import { confirmEmail } from "./endpoints/confirm-email";
import { endSession } from "./endpoints/end-session";
import { endSessions } from "./endpoints/end-sessions";
import { findActivation } from "./endpoints/find-activation-link";
import { findEmailChangeLink } from "./endpoints/find-email-change";
import { findReset } from "./endpoints/find-reset-link";
import { getAccountOwner } from "./endpoints/get-account-owner";
import { getEmailChange } from "./endpoints/get-email-change";
import { getFrameUser } from "./endpoints/get-frame-user";
import { getSessions } from "./endpoints/get-sessions";
import { getSignInAs } from "./endpoints/get-sign-in-as";
import { getSignInsAs } from "./endpoints/get-sign-ins-as";
import { initUser } from "./endpoints/init-user";
import { issueCsrfToken } from "./endpoints/issue-csrf-token";
import { logUserAction } from "./endpoints/log-user-action";
import { login } from "./endpoints/login";
import { markOnboardingSystemTipAsRead } from "./endpoints/mark-onboarding-system-tip-as-read";
import { optIn } from "./endpoints/opt-in";
import { refreshPointBalance } from "./endpoints/refresh-point-balance";
import { requestPasswordReset } from "./endpoints/request-password-reset";
import { resendEmailChange } from "./endpoints/resend-email-change";
import { resetPassword } from "./endpoints/reset-password";
import { sendActivationLink } from "./endpoints/send-activation-link";
import { signInAs } from "./endpoints/sign-in-as";
import { stopEmailChange } from "./endpoints/stop-email-change";
import { switchToAdministration } from "./endpoints/switch-to-administration";
import { sendEmailConfirmation } from "./jobs/send-email-confirmation";
import { sendPasswordLink } from "./jobs/send-password-link";
import { sweepOverSessions } from "./jobs/sweep-sessions";
import { menu } from "./menu";
import { activation } from "./notifications/activation";
import { confirmEmailNotice } from "./notifications/confirm-email";
import { emailChangeRequested } from "./notifications/email-change-requested";
import { emailChanged } from "./notifications/email-changed";
import { passwordChanged } from "./notifications/password-changed";
import { passwordReset } from "./notifications/password-reset";
import { signedInAs } from "./notifications/signed-in-as";

export const feature = defineFeature({
	menu,
	whoOpensPages: "session/get-account-owner",
	endpoints: [
		activate,
		cancelEmailChange,
		changeEmail,
		changeLanguage,
		changePassword,
		confirmEmail,
		endSessions,
		findEmailChangeLink,
		getEmailChange,
		getSessions,
		endSession,
		findActivation,
		findReset,
		getAccountOwner,
		getFrameUser,
		getSignInAs,
		getSignInsAs,
		initUser,
		issueCsrfToken,
		logUserAction,
		login,
		markOnboardingSystemTipAsRead,
		optIn,
		refreshPointBalance,
		requestPasswordReset,
		resendEmailChange,
		resetPassword,
		sendActivationLink,
		signInAs,
		stopEmailChange,
		switchToAdministration,
	],
	jobs: [sendEmailConfirmation, sendPasswordLink],
	notifications: [
		activation,
		confirmEmailNotice,
		emailChanged,
		emailChangeRequested,
		passwordChanged,
		passwordReset,
		signedInAs,
	],
	scheduled: [sweepOverSessions],
});
