/** The topics that have questions, as links that keep what was searched. */
import type { Topic } from "#workers/features/faqs/rules/topics";
import { Anchor } from "~/ui/anchor";
import { Icon, type IconName } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

const icons: Record<Topic, IconName> = {
	recognition: "award",
	points: "wallet",
	orders: "truck",
	access: "lock",
	other: "help",
};

/** The links; nothing where there is only one topic to choose. */
export function TopicLinks({ topics, topic, search }: { topics: Topic[]; topic: Topic | null; search: string }) {
	const { t } = useTranslation("faqs");
	if (topics.length < 2) return null;
	const hrefOf = (chosen: Topic | null) => {
		const query = new URLSearchParams({ ...(search && { search }), ...(chosen && { topic: chosen }) }).toString();
		return query ? `/faqs?${query}` : "/faqs";
	};
	return (
		<nav className="menu-list faq-topics" aria-label={t("topics")}>
			{[null, ...topics].map((known) => (
				<Anchor key={known} href={hrefOf(known)} aria-current={known === topic ? "page" : undefined} keepsScroll>
					<Icon name={known ? icons[known] : "help"} />
					{t(known ? `topic.${known}` : "allTopics")}
				</Anchor>
			))}
		</nav>
	);
}
