/** The states of an order's lines as tags: the same words in lists and on its page. */
import { Tag } from "~/ui/tag";
import { orderTone } from "./line-tone";

/** One tag for each different state. */
export function StatusTags({ statuses }: { statuses: readonly { status: string; label: string }[] }) {
	return (
		<span className="row-wrap order-tags">
			{statuses.map(({ status, label }) => (
				<Tag key={status} tone={orderTone(status)}>
					{label}
				</Tag>
			))}
		</span>
	);
}
