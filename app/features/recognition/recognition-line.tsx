/** What a recognition was for, in one small line: badge, behaviors, program, points. */
import { usePointsWords } from "~/ui/account-display";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";

/** Props of the line; without `hasBadge` the badge stands elsewhere. */
export type RecognitionLineProps = {
	program: { id: number; name: string; glyph: string; image: string | null };
	/** Names of the behaviors in one line. */
	behaviors: string;
	points: number | null;
	/** What colleagues added. */
	boost_points?: number;
	/** Said where several people get as much each. */
	isEach?: boolean;
	hasBadge?: boolean;
};

/** The line. */
export function RecognitionLine({ program, behaviors, points, boost_points, isEach, hasBadge }: RecognitionLineProps) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	return (
		<p className="post-line">
			{hasBadge && <ProgramBadge programId={program.id} glyph={program.glyph} image_url={program.image} sizePx={36} />}
			<span className="post-line-words">
				{behaviors}
				{behaviors && <span className="post-line-sep"> · </span>}
				<span className="post-line-rest">{program.name}</span>
			</span>
			{Boolean(points) && !words.areHidden && (
				<span className="figure">
					{`+${words.figure(points ?? 0)} ${words.labelOf(points ?? 0)}`}
					{isEach && ` ${t("post.each")}`}
				</span>
			)}
			{Boolean(boost_points) && !words.areHidden && (
				<span className="figure">{t("recognition:boost.more", { points: words.figure(boost_points ?? 0) })}</span>
			)}
		</p>
	);
}
