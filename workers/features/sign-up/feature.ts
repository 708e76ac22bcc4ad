/** Everything that the sign-up feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { confirmSignUp } from "./endpoints/confirm-sign-up";
import { findSignUpLink } from "./endpoints/find-sign-up-link";
import { getSignUp } from "./endpoints/get-sign-up";
import { getSignUpSettings } from "./endpoints/get-sign-up-settings";
import { saveSignUpSettings } from "./endpoints/save-sign-up-settings";
import { signUp } from "./endpoints/sign-up";
import { sendSignUpLink } from "./jobs/send-sign-up-link";
import { sweepSignUps } from "./jobs/sweep-sign-ups";
import { signUpToModerate } from "./moderation/sign-up";
import { approved } from "./notifications/approved";
import { confirm } from "./notifications/confirm";
import { known } from "./notifications/known";
import { rejected } from "./notifications/rejected";
import { waiting } from "./notifications/waiting";

export const feature = defineFeature({
	endpoints: [confirmSignUp, findSignUpLink, getSignUp, getSignUpSettings, saveSignUpSettings, signUp],
	jobs: [sendSignUpLink],
	scheduled: [sweepSignUps],
	notifications: [approved, confirm, known, rejected, waiting],
	moderation: [signUpToModerate],
});
