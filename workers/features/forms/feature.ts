/** Everything that the forms feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { decideSubmission } from "./endpoints/decide-submission";
import { deleteFormEndpoint } from "./endpoints/delete-form";
import { getForm } from "./endpoints/get-form";
import { getManagedForm } from "./endpoints/get-managed-form";
import { getSubmission } from "./endpoints/get-submission";
import { moveQuestion } from "./endpoints/move-question";
import { removeQuestion } from "./endpoints/remove-question";
import { saveFormEndpoint } from "./endpoints/save-form";
import { saveQuestionEndpoint } from "./endpoints/save-question";
import { submitForm } from "./endpoints/submit-form";
import { updateFormStatusEndpoint } from "./endpoints/update-form-status";
import { getManagedForms } from "./lists/get-managed-forms.query";
import { getMyForms } from "./lists/get-my-forms.query";
import { getSubmissions } from "./lists/get-submissions.query";
import { menu } from "./menu";
import { decided } from "./notifications/decided";
import { sent } from "./notifications/sent";
import { overviewParts } from "./overview-parts";
import { formName } from "./store/forms";
import { submissionName } from "./store/submissions";

export const feature = defineFeature({
	endpoints: [
		decideSubmission,
		deleteFormEndpoint,
		getForm,
		getManagedForm,
		getSubmission,
		moveQuestion,
		removeQuestion,
		saveFormEndpoint,
		saveQuestionEndpoint,
		submitForm,
		updateFormStatusEndpoint,
	],
	lists: [getManagedForms, getMyForms, getSubmissions],
	notifications: [decided, sent],
	references: { form: formName, form_submission: submissionName },
	menu,
	overviewParts,
});
