/** What the builder of a survey knows, for its parts. */
import type { EndpointOutput } from "#workers/registry";
import type { loadBuilder } from "./builder.server";

/** What the builder shows. */
export type BuilderData = Awaited<ReturnType<typeof loadBuilder>>;

/** The survey around it. */
export type BuiltSurvey = EndpointOutput<"surveys/get-survey">["survey"] & { language_code: string };
