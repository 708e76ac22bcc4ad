/** Forms: those that one can send, filling one in, and what was sent; for owners all of them, and one with its questions. */
import { route } from "@remix-run/route-config";

export const formsRoutes = [
	route("forms", "features/forms/forms.route.tsx"),
	route("forms/manage", "features/forms/manage-forms.route.tsx"),
	route("forms/manage/:id", "features/forms/manage-form.route.tsx"),
	route("forms/submissions", "features/forms/submissions.route.tsx"),
	route("forms/submissions/:id", "features/forms/submission.route.tsx"),
	route("forms/:id", "features/forms/fill.route.tsx"),
];
