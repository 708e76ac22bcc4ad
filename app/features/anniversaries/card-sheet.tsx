/** A card as it is seen and printed: the laurel around the person's face, the company's words, what colleagues wrote. */
import { Avatar } from "~/ui/avatar";
import { LaurelWreath, ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { ShownCard } from "./card.server";

/** Words of at most so many characters are set larger. */
const shortLength = 90;

/** The cover; `children` stand below the company's words. */
export function CardCover({ card, title, children }: { card: ShownCard; title?: string; children?: React.ReactNode }) {
	const { person, badge, message, status } = card;
	return (
		<header className="moment-cover">
			<span className="moment-face">
				<LaurelWreath />
				<Avatar name={person.name} image_url={person.image_url} sizePx={96} />
			</span>
			<div className="stack-small">
				{title ? <h2>{title}</h2> : <p className="moment-name">{person.name}</p>}
				{!title && person.title && <p>{person.title}</p>}
				{status === "published" && <CompanyWords words={message} badge={badge} />}
				{children}
			</div>
		</header>
	);
}

function CompanyWords({ words, badge }: { words: string; badge: string }) {
	const { t } = useTranslation("anniversaries");
	return (
		<p className="moment-words">
			<ProgramBadge glyph={badge} sizePx={40} />
			<span>{words || t("card.usual")}</span>
		</p>
	);
}

/** What colleagues wrote. */
export function Signatures({ card }: { card: ShownCard }) {
	const { t } = useTranslation("anniversaries");
	if (card.signatures.length === 0)
		return <p className="soft">{t(card.status === "signing" ? "card.noWords" : "card.noWordsPublished")}</p>;
	return (
		<ul className="moment-signatures">
			{card.signatures.map(({ person, text, when }) => (
				<li key={person.id} className="card">
					<p className={text.length <= shortLength ? "moment-text moment-text-short" : "moment-text"}>{text}</p>
					<div className="row">
						<Avatar name={person.name} image_url={person.image_url} />
						<div className="grow">
							<p className="strong">{person.name}</p>
							<p className="meta">{when}</p>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}
