/** The terms as people read them: the account's own paragraphs and headings, or the platform's usual words. */
import { useTranslation } from "~/ui/texts";

/** The text; null where the account has none of its own. */
export function TermsText({ text }: { text: string | null }) {
	const { t } = useTranslation("session");
	if (text === null) return <p>{t("terms.text")}</p>;
	return (
		<div className="stack-small lines">
			{partsOf(text).map((part) =>
				part.isHeading ? <h2 key={part.at}>{part.words}</h2> : <p key={part.at}>{part.words}</p>,
			)}
		</div>
	);
}

/** Paragraphs stand between empty lines; a line that begins with # is a heading. */
function partsOf(text: string) {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(/^#+[ \t]*(.*)$/gm, "\n\n# $1\n\n")
		.split(/\n{2,}/)
		.map((words) => words.trim())
		.filter((words) => words !== "" && words !== "#")
		.map((words, at) => ({ at, isHeading: words.startsWith("# "), words: words.replace(/^# /, "") }));
}
