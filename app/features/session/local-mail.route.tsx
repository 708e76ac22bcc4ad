/** The local mail port: what production would send, readable on this machine; not in production. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Anchor } from "~/ui/anchor";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

/** The last emails. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { emails } = await context.call("mail/list-emails", {});
	return {
		emails: emails.map(({ html, ...email }) => ({
			...email,
			isDrawn: html !== null,
			at: context.format.time(email.created_at, "stamp"),
		})),
	};
}

export const handle = { frame: "none" };

/** The page of local emails. */
export default function LocalMail() {
	const { emails } = useLoaderData<typeof loader>();
	const { t } = useTranslation("session");
	return (
		<main className="page page-narrow stack" id="main">
			<PageHead title={t("mail.title")} />
			{emails.length === 0 && <p className="soft">{t("mail.empty")}</p>}
			{emails.map((email) => (
				<article key={email.id} className="card stack">
					<h2>{email.subject}</h2>
					<p className="meta">
						{t("mail.to")} {email.recipient}, {email.at}
					</p>
					<EmailBody body={email.body} />
					{email.isDrawn && (
						<Anchor isDocument href={`/webapp/dev/mail/${email.id}`}>
							{t("mail.drawn")}
						</Anchor>
					)}
				</article>
			))}
		</main>
	);
}

/** A plain text with its addresses as links. */
function EmailBody({ body }: { body: string }) {
	return (
		<div className="stack">
			{body.split("\n\n").map((paragraph, at) => (
				<p key={at} style={{ whiteSpace: "pre-line" }}>
					{paragraph.split(/(https?:\/\/\S+)/).map((piece, place) =>
						place % 2 === 1 ? (
							<a key={place} href={piece}>
								{piece}
							</a>
						) : (
							piece
						),
					)}
				</p>
			))}
		</div>
	);
}
