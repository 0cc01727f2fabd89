# An integrator's program with the Python client of openapi-generator, which the test writes beside a copy of it.
import json
import os
import re
import time
from urllib.parse import parse_qs, urlsplit

import career
from career.rest import ApiException

configuration = career.Configuration(host=os.environ["BASE_URL"])
client = career.ApiClient(configuration, header_name="Authorization", header_value="Bearer " + os.environ["TOKEN"])
resumes = career.ResumesApi(client)
jobs = career.AIJobsApi(client)
applications = career.JobApplicationsApi(client)


def ended(job_id):
    """The analysis; this generator knows no choice of types, so the program says which one it asked for."""
    while True:
        answer = jobs.get_ai_job(job_id, _preload_content=False)
        job = client.deserialize(answer, "ResumeAnalysisJobDto")
        if job.state not in (career.AiJobState.Queued, career.AiJobState.Running):
            return job
        time.sleep(0.05)


def positions():
    """Every row of a list, page by page: the cursor of the next page is in the `Link` header."""
    found, pages, query = [], 0, {"limit": 2}
    while query:
        rows, _status, headers = applications.list_job_applications_with_http_info(**query)
        found += [row.position for row in rows]
        pages += 1
        following = re.search('<([^>]+)>; rel="next"', headers.get("Link") or "")
        query = following and {"limit": 2, "cursor": parse_qs(urlsplit(following[1]).query)["cursor"][0]}
    return sorted(found), pages


resume = resumes.create_resume(
    career.SaveResumeDraftDto(
        is_draft=True,
        title="Accountant, Lagos",
        personal_info=career.PersonalInfoDraftDto(first_name="Ada"),
        skills=[career.SkillDraftDto(name="QuickBooks", level="advanced")],
    )
)
started = jobs.start_resume_analysis_job(career.AnalyzeResumeDto(resume_id=resume.id, target_title="Accountant"))
job = ended(started.id)
for position in ("Accountant", "Auditor", "Bookkeeper"):
    applications.create_job_application(career.SaveJobApplicationDto(company="Kora Foods Ltd", position=position))
listed, pages = positions()
try:
    refusal = applications.create_job_application(career.SaveJobApplicationDto(company="Kora", position=" "))
except ApiException as refused:
    refusal = json.loads(refused.body)["code"]

print(
    json.dumps(
        {
            "kind": job.kind,
            "state": job.state,
            "engine": job.result.engine,
            "positions": listed,
            "pages": pages,
            "refusal": refusal,
        }
    )
)
