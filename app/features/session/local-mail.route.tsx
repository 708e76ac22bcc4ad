/** The local mail port: what production would send, readable on this machine; not in production. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/shell/dates.server";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

/** The last letters. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { letters } = await context.call("mail/list-letters", {});
	const reader = { time_zone: "UTC", language_code: context.language_code };
	return { letters: letters.map((letter) => ({ ...letter, at: formatTime(letter.created_at, "stamp", reader) })) };
}

export const handle = { frame: "none" };

/** The page of local letters. */
export default function LocalMail() {
	const { letters } = useLoaderData<typeof loader>();
	const { t } = useTranslation("session");
	return (
		<main className="page page-narrow stack" id="main">
			<PageHead title={t("mail.title")} />
			{letters.length === 0 && <p className="soft">{t("mail.empty")}</p>}
			{letters.map((letter) => (
				<article key={letter.id} className="card stack">
					<h2>{letter.subject}</h2>
					<p className="meta">
						{t("mail.to")} {letter.recipient}, {letter.at}
					</p>
					<LetterBody body={letter.body} />
				</article>
			))}
		</main>
	);
}

/** A plain text with its addresses as links. */
function LetterBody({ body }: { body: string }) {
	return (
		<div className="stack">
			{body.split("\n\n").map((paragraph, at) => (
				<p key={at}>
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
