/** The words of an announcement in each further language of the account, a form each. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { languageNames } from "~/shell/language-names";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

const correcting = "announcements/correct-announcement";

/** What stands in each language but the account's own, in which it was written. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(correcting);
	const [found, form] = await Promise.all([
		context.call("announcements/get-announcement-details", { announcement_id: context.id(params.id) }),
		context.form(correcting, { title: "announcements:form.title", text: "announcements:form.text" }),
	]);
	const { languages, default_language_code } = context.account;
	const name = found.titles[default_language_code] ?? Object.values(found.titles)[0] ?? "";
	return {
		title: context.translate("announcements:languages.title", { title: name }),
		id: found.id,
		name,
		form,
		editions: languages
			.filter((language) => language !== default_language_code)
			.map((language) => ({
				language,
				isMissing: found.texts[language] === undefined,
				values: { title: found.titles[language] ?? "", text: found.texts[language] ?? "" },
			})),
	};
}

/** Saves one language. */
export const action = formActions({
	[correcting]: {
		input: ({ params, context, form }) => ({
			announcement_id: context.id(params.id),
			language_code: form.text("language_code"),
		}),
		done: (_answer, { params }) =>
			redirectWithNotice(`/announcements/${params.id}/languages`, "announcements:notices.corrected"),
	},
});

/** The page. */
export default function AnnouncementLanguages() {
	const { title, id, name, form, editions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={t("languages.subtitle")} back={{ href: `/announcements/${id}`, label: name }} />
			{editions.map(({ language, isMissing, values }) => (
				<Card
					key={language}
					title={languageNames[language] ?? language}
					end={isMissing && <Tag tone="warn">{t("languages.missing")}</Tag>}
				>
					<EndpointForm form={form} instance={language} className="stack" values={values}>
						<input type="hidden" name="language_code" value={language} />
						<FormField of={form.fields.title} />
						<FormField of={form.fields.text} rows={6} hint={t("form.textHint")} />
						<div className="row-wrap">
							<SubmitButton form={form} instance={language} kind="main">
								{t("languages.save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			))}
		</div>
	);
}
