/** A version of the terms as it was saved, in each of its languages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { languageNames } from "~/shell/language-names";
import { TermsText } from "~/shell/terms-text";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The version by its number. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { version } = await context.call("terms/get-version", { number: context.id(params.number) });
	const { number, texts, author, accepted_count, created_at } = version;
	const date = context.format.time(created_at, "recognition");
	const saved = author
		? context.translate("terms:versions.by", { date, author })
		: context.translate("terms:versions.bySetup", { date });
	const accepted =
		accepted_count === 0
			? context.translate("terms:versions.notAccepted")
			: context.translate("terms:versions.accepted", { count: accepted_count });
	return { title: context.translate("terms:versions.one", { number }), facts: [saved, accepted], texts };
}

/** The page. */
export default function TermsVersion() {
	const { title, facts, texts } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={<Dotted facts={facts} />}
				back={{ href: "/settings/terms", label: t("tabs.terms") }}
			/>
			{Object.entries(texts).map(([language, text]) => (
				<Card key={language} title={languageNames[language] ?? language} lang={language}>
					<TermsText text={text} />
				</Card>
			))}
		</div>
	);
}
