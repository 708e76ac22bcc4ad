/** The customer tree: distributors, their sales reps, and the first customers of each, of those whom somebody sees. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { customerReaders, enrollmentStatuses } from "../rules/roles";
import { type BranchRow, listBranches, listLeaves } from "../store/tree";

/** So many customers of a branch stand in the tree; the list has all. */
const leavesOfBranch = 10;

/** So many branches come with their customers; the others say how many they have. */
const openBranches = 20;

export const getCustomerTree = defineEndpoint({
	name: "sales-customers/get-customer-tree",
	path: "/api/customer_tree/api_get_customer_tree",
	summary: "Distributors with their sales reps and the first customers of each.",
	access: customerReaders,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({}),
	output: z.object({
		branches: z.array(
			z.object({
				distributor_id: z.int().nullable(),
				distributor_name: z.string().nullable(),
				sales_rep_id: z.int().nullable(),
				sales_rep_name: z.string().nullable(),
				sales_rep_participant_id: z.string().nullable(),
				customers_count: z.int(),
				customers: z.array(
					z.object({ id: z.int(), name: z.string(), title: z.string(), enrollment_status: z.enum(enrollmentStatuses) }),
				),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const branches = await read(listBranches(account.id, user));
		const leaves = await Promise.all(
			branches.slice(0, openBranches).map((branch) => read(listLeaves(account.id, user, branch, leavesOfBranch))),
		);
		return {
			branches: branches.map(({ customers, ...branch }: BranchRow, at) => ({
				...branch,
				customers_count: customers,
				customers: (leaves[at] ?? []).map((leaf) => ({
					...leaf,
					enrollment_status: leaf.enrollment_status as (typeof enrollmentStatuses)[number],
				})),
			})),
		};
	},
});
