import type { FastifyReply, FastifyRequest } from "fastify"
import { invalid } from "./refusals.ts"
import { queryText } from "./request-body.ts"

const defaultPage = 50
const largestPage = 1_000

interface Page {
  page: number
  perPage: number
}

/** The requested page of an admin list, counting from 1; 400 if it isn't valid. */
export function pageOf(request: FastifyRequest): Page {
  return {
    page: pageNumber(queryText(request, "page"), 1, Number.MAX_SAFE_INTEGER),
    perPage: pageNumber(queryText(request, "per_page"), defaultPage, largestPage),
  }
}

/** Adds the headers that tell clients the total and the next page. `address` has no query. */
export function tellPages(
  reply: FastifyReply,
  { page, perPage, total, address }: Page & { total: number; address: string },
) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) => `<${address}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")]
  return reply.header("x-total-count", String(total)).header("link", links.join(", "))
}

function pageNumber(written: string, otherwise: number, most: number) {
  if (written === "") return otherwise
  const number = Number(written)
  if (Number.isInteger(number) && number >= 1) return Math.min(number, most)
  throw invalid(`Bad Pagination Parameters: "${written}"`)
}
