/** Who has looked in: each administrator who signed in as the person, when, and why. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The sign-ins, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { sign_ins } = await context.call("session/get-sign-ins-as", {});
	return {
		title: context.translate("session:signIns.title"),
		sign_ins: sign_ins.map(({ created_at, ...row }) => ({ ...row, when: context.format.moment(created_at) })),
	};
}

/** The page. */
export default function SignInsAs() {
	const { t } = useTranslation("session");
	const { sign_ins } = useLoaderData<typeof loader>();
	return (
		<div className="page-narrow">
			<PageHead
				title={t("signIns.title")}
				subtitle={t("signIns.text")}
				back={{ href: "/profile", label: t("profile:title") }}
			/>
			{sign_ins.length === 0 ? (
				<EmptyState drawing="lock" title={t("signIns.none")} />
			) : (
				<ul className="card card-flush rows">
					{sign_ins.map(({ id, administrator, reason, when }) => (
						<li key={id} className="stack-small">
							<p>
								<span className="strong">{administrator}</span> <span className="meta">{when}</span>
							</p>
							<blockquote className="soft">{reason}</blockquote>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
