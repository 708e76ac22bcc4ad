/** Surveys: one's own, one of them, and answering it; for owners all of them, and one with its questions and results. */
import { route } from "@remix-run/route-config";

export const surveysRoutes = [
	route("surveys", "features/surveys/surveys.route.tsx"),
	route("surveys/manage", "features/surveys/manage-surveys.route.tsx"),
	route("surveys/manage/:id", "features/surveys/manage-survey.route.tsx"),
	route("surveys/answer/:id", "features/surveys/answer.route.tsx"),
	route("surveys/:id", "features/surveys/survey.route.tsx"),
];
