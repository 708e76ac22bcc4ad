/** The mark of a question: yellow while it is open, green once it is answered, red where it needs another look. */
import { Icon, type IconName } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

/** Where a question stands. */
export type Mark = "open" | "answered" | "wrong";

const icons: Record<Mark, IconName> = { open: "minus", answered: "check", wrong: "warning" };

/** The mark, whose words are read aloud. */
export function QuestionMark({ mark }: { mark: Mark }) {
	const { t } = useTranslation("surveys");
	return (
		<span className="survey-mark" data-mark={mark}>
			<Icon name={icons[mark]} size="small" />
			<span className="unseen">{t(`answer.${mark}`)}</span>
		</span>
	);
}
