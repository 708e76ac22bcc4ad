/** The server half of one's own survey, to be read. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireSurvey } from "./survey-view.server";

/** The survey with what was answered. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const found = await requireSurvey(context, context.id(params.id));
	return { ...found, title: found.survey.name };
}
