/** Who looks after a form, whom it is for and when: the form's fields, their values, and what the form sends. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { daysOf, writtenOf } from "~/features/surveys/index.server";
import type { FormArgs } from "~/form/form-actions.server";

type Found = EndpointOutput<"forms/get-managed-form">;

/** The form with what there is to choose from. */
export async function loadSettings(context: AppLoadContext, { form: known, groups }: Found, language_code: string) {
	const form = await context.form("forms/save-form", {
		name: "forms:builder.name",
		description: "forms:builder.description",
		handlers: "forms:builder.handlers",
		audience: { label: "forms:builder.audience", options: "forms:builder.audiences" },
		group_ids: "forms:builder.groups",
		is_once: "forms:builder.once",
		starts_at: "forms:builder.starts",
		ends_at: "forms:builder.ends",
	});
	return {
		...{ form, groups, language_code },
		isDraft: known === null || known.status === "draft",
		mayWrite: known?.status !== "closed",
		values: {
			...{ name: known?.name ?? "", description: known?.description ?? "" },
			handler_lines: known?.handlers.map(({ email }) => email).join("\n") ?? "",
			...{ audience: known?.audience ?? "everybody", group_ids: known?.group_ids ?? [], is_once: known?.is_once ?? 0 },
			...daysOf(context, known),
		},
	};
}

/** What the form says beside its fields: the language, handlers by line, and days from their first to their last minute. */
export function settingsOf(args: FormArgs) {
	const handlers = args.form
		.text("handler_lines")
		.split(/[\s,;]+/)
		.filter(Boolean);
	return { ...writtenOf(args), handlers };
}
