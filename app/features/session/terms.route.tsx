/** The terms to read at any time, and their acceptance. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { TermsText } from "~/shell/terms-text";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The title, and the text with its version. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
	const { number, text, saved_at } = await context.call("terms/get-terms", {});
	const date = saved_at === null ? "" : context.format.time(saved_at, "recognition");
	return { title: context.texts.t("session:terms.title"), number, text, date };
};

/** Accepts the standard terms, in the version that was read. */
export const action = formActions({
	"session/opt-in": {
		input: ({ form }) => ({ kind: "standard", version: form.number("version") }),
		done: () => redirect("/"),
		// What stands in the place of every page is no screen of this route: it says it as a notice.
		refused: ({ resultType }) => {
			if (resultType === "terms_changed") throw redirectWithNotice("/", "session:notices.termsChanged");
			return {};
		},
	},
});

/** The page of the terms. */
export default function Terms() {
	const { number, text, date } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("session");
	return (
		<div className="page page-narrow stack">
			<PageHead title={t("terms.title")} back={{ href: "/", label: t("privacy.back") }} />
			<TermsText text={text} />
			{date && <p className="meta">{t("terms.since", { number, date })}</p>}
			{user?.standard_tnc_opted_in === "yes" && <p className="meta">{t("terms.accepted")}</p>}
		</div>
	);
}
