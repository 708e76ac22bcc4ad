/** A member's home: who I am and have, whom I could thank, what happened, and the programs beside it. */

import { Suspense } from "react";
import { Feed, type FeedPage } from "~/features/activity";
import { type Pinned, PinnedAnnouncements } from "~/features/announcements";
import { FlashCard, type TileItem } from "~/features/catalog";
import type { Arrival } from "~/features/recognition";
import { useMayGive } from "~/shell/use-frame";
import { useTranslation } from "~/ui/texts";
import { ArrivalPart } from "./arrival-part";
import type { CardProgram } from "./card-programs.server";
import { ProfileStrip } from "./profile-strip";
import { ProgramsCard } from "./programs-card";
import { type FacePerson, RecognizeCard } from "./recognize-card";

/** What the member's home shows. */
export type MemberHomeData = {
	mayCommit: boolean;
	/** The day, as words. */
	today: string;
	/** What came since the last visit. */
	arrival: Arrival | null;
	feed: FeedPage;
	/** What the company wants to be seen first. */
	pinned: Pinned[];
	programs: CardProgram[];
	team_members: FacePerson[];
	flash: { item: TileItem; now_ms: number } | null;
};

/** The page. */
export function MemberHome({ home }: { home: MemberHomeData }) {
	const { t } = useTranslation("home");
	const mayGive = useMayGive();
	return (
		<div className="stack home">
			<ProfileStrip today={home.today} />
			{home.arrival && (
				<Suspense fallback={null}>
					<ArrivalPart arrival={home.arrival} />
				</Suspense>
			)}
			<PinnedAnnouncements pinned={home.pinned} back="/" />
			<div className="split">
				<div className="stack">
					{mayGive && <RecognizeCard people={home.team_members} mayCommit={home.mayCommit} />}
					<Feed feed={home.feed} action="/" giveHref={mayGive ? "/recognitions/give" : undefined} />
				</div>
				<aside className="stack stay" aria-label={t("programs.title")}>
					{home.flash && <FlashCard key={home.flash.item.id} item={home.flash.item} nowMs={home.flash.now_ms} />}
					<ProgramsCard programs={home.programs} />
				</aside>
			</div>
		</div>
	);
}
