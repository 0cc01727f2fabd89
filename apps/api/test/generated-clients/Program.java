// An integrator's program with the Java client of openapi-generator, which the test compiles with it.
import career.ApiClient;
import career.ApiException;
import career.api.AiJobsApi;
import career.api.JobApplicationsApi;
import career.api.ResumesApi;
import career.model.*;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

public class Program {
  private static final Pattern NEXT = Pattern.compile("[?&]cursor=([^&>]+)[^>]*>; rel=\"next\"");
  private static String link;

  public static void main(String[] words) throws Exception {
    URI base = URI.create(System.getenv("BASE_URL"));
    ApiClient client = new ApiClient();
    client.setScheme(base.getScheme()).setHost(base.getHost()).setPort(base.getPort()).setBasePath("");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("TOKEN")));
    client.setResponseInterceptor(answer -> link = answer.headers().firstValue("Link").orElse(""));
    AiJobsApi jobs = new AiJobsApi(client);
    JobApplicationsApi applications = new JobApplicationsApi(client);

    ResumeDto resume = new ResumesApi(client).createResume(
        new SaveResumeBodyDto()
            .isDraft(true)
            .title("Accountant, Lagos")
            .personalInfo(new PersonalInfoDraftDto().firstName("Ada"))
            .addSkillsItem(new SkillDraftDto().name("QuickBooks").level(SkillLevel.Advanced)),
        null);
    ResumeAnalysisJobDto started =
        jobs.startResumeAnalysisJob(new AnalyzeResumeDto().resumeId(resume.getId().toString()).targetTitle("Accountant"), null);
    Map<?, ?> job = ended(jobs, started.getId());
    for (String position : List.of("Accountant", "Auditor", "Bookkeeper"))
      applications.createJobApplication(new SaveJobApplicationDto().company("Kora Foods Ltd").position(position), null);

    List<String> positions = new ArrayList<>();
    int pages = 0;
    for (String cursor = null; pages == 0 || cursor != null; pages += 1) {
      for (ListedApplicationDto row : applications.listJobApplications(2, cursor, null, null, null, null, null))
        positions.add(row.getPosition());
      var following = NEXT.matcher(link);
      cursor = following.find() ? following.group(1) : null;
    }
    positions.sort(null);

    String refusal;
    try {
      refusal = applications.createJobApplication(new SaveJobApplicationDto().company("Kora").position(" "), null).toString();
    } catch (ApiException refused) {
      refusal = (String) new ObjectMapper().readValue(refused.getResponseBody(), Map.class).get("code");
    }
    System.out.println(new ObjectMapper().writeValueAsString(Map.of(
        "kind", job.get("kind"),
        "state", job.get("state"),
        "engine", ((Map<?, ?>) job.get("result")).get("engine"),
        "positions", positions,
        "pages", pages,
        "refusal", refusal)));
  }

  /** The analysis; this generator knows no choice of types, so the answer is read as it comes. */
  private static Map<?, ?> ended(AiJobsApi jobs, UUID id) throws Exception {
    while (true) {
      Map<?, ?> job = (Map<?, ?>) jobs.getAiJob(id);
      if (!List.of("queued", "running").contains(job.get("state"))) return job;
      Thread.sleep(50);
    }
  }
}
