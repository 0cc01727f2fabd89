// An integrator's program with the Kotlin client of openapi-generator, which the test compiles with it.
import career.apis.AIJobsApi
import career.apis.JobApplicationsApi
import career.apis.ResumesApi
import career.infrastructure.ApiClient
import career.infrastructure.ClientError
import career.infrastructure.ClientException
import career.infrastructure.RequestConfig
import career.infrastructure.RequestMethod
import career.infrastructure.Success
import career.models.AnalyzeResumeDto
import career.models.ListedApplicationDto
import career.models.PersonalInfoDraftDto
import career.models.SaveJobApplicationDto
import career.models.SaveResumeBodyDto
import career.models.SkillDraftDto
import career.models.SkillLevel
import com.google.gson.Gson
import java.util.UUID

val base: String = System.getenv("BASE_URL")

/** The generated calls keep the headers of an answer to themselves; the client below them does not. */
class Lists : ApiClient(base) {
    fun page(cursor: String?): Success<Array<ListedApplicationDto>?> {
        val query = mutableMapOf("limit" to listOf("2"))
        if (cursor != null) query["cursor"] = listOf(cursor)
        val config = RequestConfig(RequestMethod.GET, "/api/job-applications", mutableMapOf(), query)
        return request<Array<ListedApplicationDto>>(config) as Success
    }
}

/** The analysis; this generator knows no choice of types, so the answer is read as it comes. */
fun ended(jobs: AIJobsApi, id: UUID): Map<*, *> {
    while (true) {
        val job = jobs.getAiJob(id) as Map<*, *>
        if (job["state"] !in listOf("queued", "running")) return job
        Thread.sleep(50)
    }
}

/** Every row of a list, page by page: the cursor of the next page is in the `Link` header. */
fun positions(): Pair<List<String>, Int> {
    val found = mutableListOf<String>()
    var pages = 0
    var cursor: String? = null
    do {
        val page = Lists().page(cursor)
        page.data.orEmpty().mapTo(found) { it.position }
        pages += 1
        val link = page.headers.entries.firstOrNull { it.key.equals("link", ignoreCase = true) }?.value?.first()
        cursor = Regex("[?&]cursor=([^&>]+)[^>]*>; rel=\"next\"").find(link.orEmpty())?.groupValues?.get(1)
    } while (cursor != null)
    return Pair(found.sorted(), pages)
}

fun main() {
    ApiClient.accessToken = System.getenv("TOKEN")
    val jobs = AIJobsApi(base)
    val applications = JobApplicationsApi(base)
    val resume = ResumesApi(base).createResume(
        SaveResumeBodyDto(
            isDraft = true,
            title = "Accountant, Lagos",
            industry = null,
            personalInfo = PersonalInfoDraftDto(firstName = "Ada", lastName = null, email = null),
            skills = arrayOf(SkillDraftDto(name = "QuickBooks", level = SkillLevel.Advanced))
        ),
        null
    )
    val started = jobs.startResumeAnalysisJob(AnalyzeResumeDto(resumeId = resume.id.toString(), targetTitle = "Accountant"), null)
    val job = ended(jobs, started.id)
    // A key each: without one this generator sends the word null, which would name one creation three times.
    for (position in listOf("Accountant", "Auditor", "Bookkeeper"))
        applications.createJobApplication(
            SaveJobApplicationDto(company = "Kora Foods Ltd", position = position),
            "program-$position"
        )
    val (listed, pages) = positions()
    val refusal = try {
        applications.createJobApplication(SaveJobApplicationDto(company = "Kora", position = " "), null).toString()
    } catch (refused: ClientException) {
        val body = (refused.response as ClientError<*>).body as String
        Gson().fromJson(body, Map::class.java)["code"]
    }
    println(
        Gson().toJson(
            mapOf(
                "kind" to job["kind"],
                "state" to job["state"],
                "engine" to (job["result"] as Map<*, *>)["engine"],
                "positions" to listed,
                "pages" to pages,
                "refusal" to refusal
            )
        )
    )
}
