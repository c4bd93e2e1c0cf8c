import type { MetadataRoute } from "next";

/** Pages may be indexed; the API and its large downloads need no crawler. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" } };
}
